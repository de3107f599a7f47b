var 1abc = 5;
