// origin: interview quiz on optional chaining, nullish and logical assignment
const data = { user: { name: 'Zoe', greet() { return 'hi ' + this.name }, address: null, zero: 0, empty: '' } };
console.log(data?.user?.address?.street, data.nope?.[0].x.y.z, data.user.greet?.(), data.user.missing?.(), data?.['user']?.['name']);
console.log(data.user.zero ?? 5, data.user.zero || 5, data.user.empty ?? 'def', data.user.empty || 'def', null ?? undefined ?? 0 ?? 1);
console.log(delete data?.user?.zero, delete data?.x?.y, typeof data?.a?.b, data.user?.name.length, (data.x?.y).z === undefined);
