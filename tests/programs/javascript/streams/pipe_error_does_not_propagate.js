// A classic: pipe() does not forward errors, and the destination stays open.
const { Readable, PassThrough } = require('stream');
const source = new Readable({ read() { this.push('some'); this.destroy(new Error('lost connection')); } });
const target = new PassThrough();
source.on('error', e => console.log('source error:', e.message));
source.on('close', () => console.log('source close'));
target.on('error', () => console.log('never'));
target.on('close', () => console.log('never'));
target.on('data', d => console.log('data', d.toString()));
source.pipe(target);
setTimeout(() => console.log('target destroyed?', target.destroyed, 'ended?', target.writableEnded), 10);
