const api = { users: { list: [] } };
api.users.list.fetchAll(1, 2);
