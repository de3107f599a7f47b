throw new Error('a broken plugin');
