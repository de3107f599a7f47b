console.log('4 feature runs');
export default () => 'a feature';
export const version = 2;
