throw Symbol('oops');
