const user = { profile: null };
console.log(user.profile?.name);
console.log(user.profile.name);
