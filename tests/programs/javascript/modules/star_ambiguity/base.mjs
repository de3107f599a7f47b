export const same = 'the same binding twice is no clash';
