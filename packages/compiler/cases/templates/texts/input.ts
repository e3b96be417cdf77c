// What goes wrong elsewhere: the pattern is lost, is not anchored, breaks on special characters, or takes minutes on a hostile text.
//! tool send
//! accept {"to":"ann@mail.example.com","url":"https://a/b","file":"a (1).[x].txt","note":"a\nb -- c"}
//! accept {"to":"@.","url":"x:/://y/","file":" (1).[].txt","note":"--\n"}
//! reject {"to":"ann@mail","url":"https://a/b","file":"a (1).[x].txt","note":"a -- b"}
//! reject {"to":"mail.example@","url":"https://a/b","file":"a (1).[x].txt","note":"a -- b"}
//! reject {"to":"a@b.c","url":"https:/a/b","file":"a (1).[x].txt","note":"a -- b"}
//! reject {"to":"a@b.c","url":"https://a","file":"a (1).[x].txt","note":"a -- b"}
//! reject {"to":"a@b.c","url":"https://a/b","file":"a (2).[x].txt","note":"a -- b"}
//! reject {"to":"a@b.c","url":"https://a/b","file":"a (1).[x]xtxt","note":"a -- b"}
//! reject {"to":"a@b.c","url":"https://a/b","file":"a (1).[x].txt\n","note":"a -- b"}
//! reject {"to":"a@b.c","url":"https://a/b","file":"a (1).[x].txt","note":"a - b"}
/** Send it. @tool */
export function send(
  to: `${string}@${string}.${string}`,
  url: `${string}://${string}/${string}`,
  file: `${string} (1).[${string}].txt`,
  note: `${string}--${any}`,
): void {
  void [to, url, file, note];
}

type Id<Kind extends string> = `${Kind}:${string}`;
declare const brand: unique symbol;
type Branded = `key-${string}` & { readonly [brand]: "key" };

//! tool pick
//! accept {"item":"book:1","key":"key-1","inner":"<b>","whole":"","choice":"a-1"}
//! accept {"item":"film:","key":"key-","inner":"<>","whole":"any\nthing","choice":"b"}
//! reject {"item":"song:1","key":"key-1","inner":"<b>","whole":"","choice":"a-1"}
//! reject {"item":"book:1","key":"1","inner":"<b>","whole":"","choice":"a-1"}
//! reject {"item":"book:1","key":"key-1","inner":"<b","whole":"","choice":"a-1"}
//! reject {"item":"book:1","key":"key-1","inner":"<b>","whole":"","choice":"b-1"}
/** Pick one. @tool */
export function pick(
  item: Id<"book" | "film">,
  key: Branded,
  inner: `<${Branded | string}>`,
  whole: `${string}${string}`,
  choice: `a-${string}` | "b",
): void {
  void [item, key, inner, whole, choice];
}
