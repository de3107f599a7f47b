const giveUp = () => { throw null; };
giveUp();
