// origin: Stack Overflow question, await inside forEach callback
async function run(urls) {
  urls.forEach((u) => {
    const r = await load(u);
    console.log(r);
  });
}
run(['a']);
