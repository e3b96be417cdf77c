//! tool build
//! accept {"base":{"p":1,"fixed":"lit","declared":"d","computed":1,"quoted name":2,"5":3},"child":{"p":2,"fixed":"lit","declared":"d","computed":1,"quoted name":2,"5":3,"at":"2031-05-06T07:08:09Z"},"generic":{"t":"2031-05-06T07:08:09Z","u":"x"},"empty":{},"partial":{"p":1},"abstract":{"a":"x","b":1},"expression":{"a":1,"b":"x"},"optional":{"a":"x","e":5,"f":null}}
//! reject {"base":{"p":1,"q":2,"fixed":"lit","declared":"d","computed":1,"quoted name":2,"5":3},"child":{"p":2,"fixed":"lit","declared":"d","computed":1,"quoted name":2,"5":3,"at":"2031-05-06T07:08:09Z"},"generic":{"t":"2031-05-06T07:08:09Z","u":"x"},"empty":{},"partial":{},"abstract":{"a":"x","b":1},"expression":{"a":1,"b":"x"},"optional":{"a":"x","e":5,"f":null}}
//! reject {"base":{"p":1,"fixed":"lit","declared":"d","computed":1,"quoted name":2,"5":3,"total":6},"child":{"p":2,"fixed":"lit","declared":"d","computed":1,"quoted name":2,"5":3,"at":"2031-05-06T07:08:09Z"},"generic":{"t":"2031-05-06T07:08:09Z","u":"x"},"empty":{},"partial":{},"abstract":{"a":"x","b":1},"expression":{"a":1,"b":"x"},"optional":{"a":"x","e":5,"f":null}}
//! reject {"base":{"p":1,"fixed":"lit","declared":"d","computed":1,"quoted name":2,"5":3},"child":{"p":2,"fixed":"lit","declared":"d","computed":1,"quoted name":2,"5":3},"generic":{"t":"2031-05-06T07:08:09Z","u":"x"},"empty":{},"partial":{},"abstract":{"a":"x","b":1},"expression":{"a":1,"b":"x"},"optional":{"a":"x","e":5,"f":null}}
//! reject {"base":{"p":1,"fixed":"lit","declared":"d","computed":1,"quoted name":2,"5":3},"child":{"p":2,"fixed":"lit","declared":"d","computed":1,"quoted name":2,"5":3,"at":"2031-05-06T07:08:09Z"},"generic":{"t":"2031-05-06T07:08:09Z","u":"x","v":1},"empty":{},"partial":{},"abstract":{"a":"x","b":1},"expression":{"a":1,"b":"x"},"optional":{"a":"x","e":5,"f":null}}
//! reject {"base":{"p":1,"fixed":"lit","declared":"d","computed":1,"quoted name":2,"5":3},"child":{"p":2,"fixed":"lit","declared":"d","computed":1,"quoted name":2,"5":3,"at":"2031-05-06T07:08:09Z"},"generic":{"t":"2031-05-06T07:08:09Z","u":"x"},"empty":{"made":1},"partial":{},"abstract":{"a":"x","b":1},"expression":{"a":1,"b":"x"},"optional":{"a":"x","e":5,"f":null}}
//! reject {"base":{"p":1,"fixed":"lit","declared":"d","computed":1,"quoted name":2,"5":3},"child":{"p":2,"fixed":"lit","declared":"d","computed":1,"quoted name":2,"5":3,"at":"2031-05-06T07:08:09Z"},"generic":{"t":"2031-05-06T07:08:09Z","u":"x"},"empty":{},"partial":{},"abstract":{"a":"x","b":1},"expression":{"a":1,"b":"x"},"optional":{"a":"x","f":null}}
class Base {
  static made = 0;
  p = 1;
  protected q = 2;
  private r = 3;
  #s = 4;
  readonly fixed = "lit";
  declare declared: string;
  w?: number;
  ["computed"] = 1;
  "quoted name" = 2;
  5 = 3;
  get total(): number {
    return this.p + this.q + this.r + this.#s;
  }
  set total(value: number) {
    this.p = value;
  }
  grow(): void {}
  static make(): Base {
    return new Base();
  }
}
interface Timed {
  at: Date;
}
class Child extends Base implements Timed {
  at: Date = new Date(0);
  override p = 2;
}
class Generic<T, U = string> {
  constructor(
    readonly t: T,
    public u: U,
    protected v?: T,
    plain?: string,
  ) {
    void plain;
  }
}
class Empty {
  static made = 1;
}
abstract class Abstract {
  abstract a: string;
  b = 1;
}
const Expression = class {
  a = 1;
  b = "x";
};
class Optional {
  a!: string;
  b?: string;
  c: string | undefined;
  constructor(
    public d?: number,
    public e = 5,
    readonly f: string | null = null,
  ) {}
}

/** The public data of classes. @tool */
export function build(
  base: Base,
  child: Child,
  generic: Generic<Date>,
  empty: Empty,
  partial: Pick<Partial<Base>, "p" | "fixed">,
  abstract: Abstract,
  expression: InstanceType<typeof Expression>,
  optional: Optional,
): void {
  void [base, child, generic, empty, partial, abstract, expression, optional];
}
