// origin: bug report, an error inside a very long minified line
const o={a:function(x){return x.b.c},d:[1,2,3].map(function(v){return v*2}),e:{f:{g:null}}};console.log(o.d.join(","));var z=o.d.reduce(function(a,b){return a+b},0);console.log(z);if(z>5){console.log("big");o.e.f.g.h=1}else{console.log("small")}
