// origin: beginner code review, an inventory script with everything in it
var inventory = [
	{id:1,name:"Laptop",price:1200.5,stock:5,tags:["tech","office"],dims:{w:30,h:2}},
	{id:2,name:'Chair',price:85,stock:0,tags:["office"],dims:null},
	{id:3,name:"Pen",price:.99,stock:1500,tags:[],dims:undefined},
	{id:4,name:"Desk",price:'249.90',stock:"3",tags:["office","wood"]}
];
var total=0
for(var i=0;i<inventory.length;i++){
  var item=inventory[i]
  total+=item.price*item.stock
  if(item.stock==0){ console.log("OUT OF STOCK: "+item.name) ; continue }
  if(!item.dims) console.log(item.name,"has no dims:",item.dims)
  else console.log(item.name+" is "+item.dims.w+"x"+item.dims.h)
}
console.log("Total:",total)
console.log("Total:",total.toFixed(2), Math.round(total*100)/100)
console.log(inventory)
var byTag={}
inventory.forEach(function(it){ it.tags.forEach(function(t){ if(byTag[t]===undefined) byTag[t]=[]; byTag[t].push(it.name) }) })
console.log(byTag)
var cheap=inventory.filter(function(x){return x.price<100}).map(function(x){return {n:x.name,p:x.price}})
console.log(cheap,cheap.length)
console.log(inventory.map(x=>x.price).sort(),inventory.map(x=>+x.price).sort((a,b)=>b-a))
console.log(inventory.reduce((a,x)=>a+x.price,0))
console.log(inventory.find(x=>x.id=="3"),inventory.find(x=>x.id==="3"),inventory.findIndex(x=>x.name=='Desk'))
console.log(inventory[3].price+10,inventory[3].price*1+10,inventory[3].stock+1,typeof inventory[3].stock)
inventory[1].dims={w:1}; delete inventory[0].dims; inventory.length=2
console.log(inventory,inventory[5],i,item.name)
console.table(inventory)
console.log('' + inventory, `${inventory[0].tags}`, inventory.toString().length, inventory.join('|'))
var copy=inventory; copy.push({id:9}); console.log(inventory.length, copy===inventory, inventory==copy.slice())
with(inventory[0]){ console.log(name,price,stock) }
console.log(inventory[7].name)
