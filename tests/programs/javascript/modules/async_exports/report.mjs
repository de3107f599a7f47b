export default db => `${db.rows.length} rows`;
