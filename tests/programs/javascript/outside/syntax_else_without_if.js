// origin: beginner question, unexpected token else
var n = 3;
if (n > 2);
{
  console.log('big');
}
else {
  console.log('small');
}
