export const twice = text => text + text;
