export default class Point {}
export const origin = [0, 0];
