// origin: interview puzzle, the everything-at-once ordering question
async function async1() {
    console.log('async1 start')
    await async2()
    console.log('async1 end')
    setTimeout(() => {
        console.log('timer1')
    }, 0)
}
async function async2() {
    setTimeout(() => {
        console.log('timer2')
    }, 0)
    console.log('async2')
}

async1()

setTimeout(() => {
    console.log('timer3')
    Promise.resolve().then(() => console.log('promise in timer3'))
}, 0)

new Promise(function (resolve) {
    console.log('promise1')
    resolve()
    console.log('promise1 after resolve')
}).then(function () {
    console.log('promise2')
    process.nextTick(() => console.log('nextTick in promise2'))
}).then(function () {
    console.log('promise3')
})

process.nextTick(() => console.log('nextTick'))
console.log('start')
