// querystring: parse, stringify, escape.
const qs = require('querystring');
for(const q of ['','a','a=b','a=b&a=c&a=d','a=1&&b=2&','&','=','=x','a=b=c','a+b=c+d','a%20b=%C3%A4','%zz=%','a=%ff','a;b:c','__proto__=1&toString=2','ä=ö','a==b','a&b=','%E4=1','+=+'])console.log([q],qs.parse(q));
console.log(qs.parse('a:1;b:2;c',';',':'),qs.parse('a=1&b=2&c=3',null,null,{maxKeys:2}),qs.parse('a+b=%41',null,null,{decodeURIComponent:x=>'<'+x+'>'}),qs.parse('a=>b=>c','&','=>'));
console.log(qs.stringify({a:1,b:'x y&z',c:[1,'two',true,null],d:undefined,e:null,f:NaN,g:10n,h:{},i:[],j:1e21,'k é':'ü😀',l:"!'()*-._~:/"}),qs.stringify({a:1,b:[2,3]},';',':'),qs.stringify({a:'x y'},null,null,{encodeURIComponent:x=>x.toUpperCase()}),qs.stringify('x'),qs.escape('a b/ü'),qs.unescape('a%20b%zz'),qs.escape({toString(){return '&'}}),qs.escape(5));
try{qs.escape('\ud800')}catch(e){console.log(e.message,e.code,e.name)}
