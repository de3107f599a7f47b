export const where = import.meta;
export default import.meta;
