// origin: beginner question, JSX pasted into a plain script
const App = () => {
  return <h1>Hello</h1>;
};
console.log(App());
