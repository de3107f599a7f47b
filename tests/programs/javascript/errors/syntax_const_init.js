const a;
