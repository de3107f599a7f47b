// origin: data structures tutorial, singly linked list
class Node {
  constructor(data) {
    this.data = data;
    this.next = null;
  }
}

class LinkedList {
  constructor() {
    this.head = null;
    this.length = 0;
  }

  append(data) {
    const node = new Node(data);
    if (!this.head) {
      this.head = node;
    } else {
      let current = this.head;
      while (current.next) {
        current = current.next;
      }
      current.next = node;
    }
    this.length++;
    return this;
  }

  insertAt(index, data) {
    if (index < 0 || index > this.length) throw new RangeError(`Index ${index} out of bounds`);
    const node = new Node(data);
    if (index === 0) { node.next = this.head; this.head = node; }
    else {
      let prev = this.head;
      for (let i = 1; i < index; i++) prev = prev.next;
      node.next = prev.next;
      prev.next = node;
    }
    this.length++;
    return this;
  }

  remove(data) {
    let current = this.head, prev = null;
    while (current) {
      if (current.data === data) {
        prev ? (prev.next = current.next) : (this.head = current.next);
        this.length--;
        return true;
      }
      prev = current;
      current = current.next;
    }
    return false;
  }

  reverse() {
    let prev = null;
    let node = this.head;
    while (node) {
      const next = node.next;
      node.next = prev;
      prev = node;
      node = next;
    }
    this.head = prev;
  }

  print() {
    let out = '';
    for (let n = this.head; n; n = n.next) out += n.data + ' -> ';
    console.log(out + 'null');
  }
}

const list = new LinkedList();
list.append(10).append(20).append(30).insertAt(1, 15);
list.print();
console.log(list.remove(20), list.remove(99), list.length);
list.reverse();
list.print();
console.log(list);
list.insertAt(10, 'boom');
