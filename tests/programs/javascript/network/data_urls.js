// data: addresses answer themselves.
(async () => {
  const plain = await fetch('data:,Hello%2C%20World!');
  console.log(plain.status, plain.headers.get('content-type'), await plain.text());
  const json = await fetch('data:application/json;base64,eyJhIjoxfQ==');
  console.log(json.headers.get('content-type'), await json.json());
  const html = await fetch('data:text/html,<b>bold</b>');
  console.log(html.ok, html.type, await html.text());
})();
