// The state of the objects of Intl, kept by a private name that the program neither sees nor reaches. Module internal/intl/slots.

function moduleIntlSlots() {
  class Given {
    constructor(object) {
      return object;
    }
  }
  class Slots extends Given {
    #state;
    constructor(object, state) {
      super(object);
      this.#state = state;
    }
    static of(value) {
      return %IsObject(value) && #state in value ? value.#state : undefined;
    }
  }
  function Plain() {}
  const kit = %BareObject();
  kit.of = Slots.of;
  // An object that `new target` makes, with this state.
  kit.create = (target, state) => {
    const object = %ConstructWithArray(Plain, [], target);
    new Slots(object, state);
    return object;
  };
  return kit;
}
