// origin: interview puzzle, the everything-at-once ordering question
const say = (what) => console.log(what)

async function kettle() {
    say('kettle on')
    await water()
    say('water is hot')
    setTimeout(() => say('tea is cold'), 0)
}
async function water() {
    setTimeout(say, 0, 'neighbour rings')
    say('pouring water')
}

say('kitchen opens')
kettle().then(() => say('kettle off'))
setTimeout(() => {
    say('toast pops')
    Promise.resolve('butter').then(say)
    process.nextTick(say, 'plate')
}, 0)

const order = new Promise(function (done) {
    say('order taken')
    done('order ready')
    say('still in the executor')
})
order.then(function (text) {
    say(text)
    process.nextTick(() => say('bell'))
}).then(() => say('order served'))

process.nextTick(() => say('cat wakes up'))
queueMicrotask(() => say('radio'))
say('kitchen waits')
