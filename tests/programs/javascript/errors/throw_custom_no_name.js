class NotFoundError extends Error {}
const find = (id) => {
  throw new NotFoundError(`no item ${id}`);
};
find(7);
