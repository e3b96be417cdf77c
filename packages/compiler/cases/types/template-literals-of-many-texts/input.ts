//! tool scan
//! accept {"mail":"a@b.c","counted":"file7","twice":"12","path":"a/b/c","overlap":"xababyab","double":"aaaab","lowered":"x-abc","event":"OpenEvent","shouted":"ABC","lines":"a\nb","size":".5px"}
//! accept {"mail":"@.","counted":"7","twice":"1-2","path":"//","overlap":"ababab","double":"aabaab","lowered":"x-","event":"Event","shouted":"A","lines":"\n","size":"1e3px"}
//! reject {"mail":"a.b@c","counted":"file7","twice":"12","path":"a/b/c","overlap":"ababab","double":"aaaab","lowered":"x-abc","event":"OpenEvent","shouted":"ABC","lines":"a\nb","size":"1px"}
//! reject {"mail":"a@b.c","counted":"7files","twice":"12","path":"a/b/c","overlap":"ababab","double":"aaaab","lowered":"x-abc","event":"OpenEvent","shouted":"ABC","lines":"a\nb","size":"1px"}
//! reject {"mail":"a@b.c","counted":"file7","twice":"x2","path":"a/b/c","overlap":"ababab","double":"aaaab","lowered":"x-abc","event":"OpenEvent","shouted":"ABC","lines":"a\nb","size":"1px"}
//! reject {"mail":"a@b.c","counted":"file7","twice":"12","path":"a/b","overlap":"ababab","double":"aaaab","lowered":"x-abc","event":"OpenEvent","shouted":"ABC","lines":"a\nb","size":"1px"}
//! reject {"mail":"a@b.c","counted":"file7","twice":"12","path":"a/b/c","overlap":"abab","double":"aaaab","lowered":"x-abc","event":"OpenEvent","shouted":"ABC","lines":"a\nb","size":"1px"}
//! reject {"mail":"a@b.c","counted":"file7","twice":"12","path":"a/b/c","overlap":"ababab","double":"aaab","lowered":"x-abc","event":"OpenEvent","shouted":"ABC","lines":"a\nb","size":"1px"}
//! reject {"mail":"a@b.c","counted":"file7","twice":"12","path":"a/b/c","overlap":"ababab","double":"aaaab","lowered":"X-abc","event":"OpenEvent","shouted":"ABC","lines":"a\nb","size":"1px"}
//! reject {"mail":"a@b.c","counted":"file7","twice":"12","path":"a/b/c","overlap":"ababab","double":"aaaab","lowered":"x-abc","event":"openEvent","shouted":"ABC","lines":"a\nb","size":"1px"}
//! reject {"mail":"a@b.c","counted":"file7","twice":"12","path":"a/b/c","overlap":"ababab","double":"aaaab","lowered":"x-abc","event":"OpenEvent","shouted":"aBC","lines":"a\nb","size":"1px"}
//! reject {"mail":"a@b.c","counted":"file7","twice":"12","path":"a/b/c","overlap":"ababab","double":"aaaab","lowered":"x-abc","event":"OpenEvent","shouted":"ABC","lines":"ab","size":"1px"}
//! reject {"mail":"a@b.c","counted":"file7","twice":"12","path":"a/b/c","overlap":"ababab","double":"aaaab","lowered":"x-abc","event":"OpenEvent","shouted":"ABC","lines":"a\nb","size":".px"}
/** Several open places in one pattern: it stays linear. @tool */
export function scan(
  mail: `${string}@${string}.${string}`,
  counted: `${string}${number}`,
  twice: `${number}${number}`,
  path: `${string}/${string}/${string}`,
  overlap: `${string}ab${string}ab${string}ab`,
  double: `${string}aa${string}aab`,
  lowered: Lowercase<`X-${string}`>,
  event: `${Capitalize<string>}Event`,
  shouted: Uppercase<`a${string}`>,
  lines: `${string}\n${string}`,
  size: `${number}px`,
): void {
  void [mail, counted, twice, path, overlap, double, lowered, event, shouted, lines, size];
}
