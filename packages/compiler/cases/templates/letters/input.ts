// What goes wrong elsewhere: `Uppercase<…>` and its like lose the whole template.
//! tool listen
//! accept {"handler":"onClick","event":"ClickEvent","finder":"getNameById","locale":"en-US","header":"x-9","constant":"MAX_SIZE"}
//! accept {"handler":"on","event":"Event","finder":"getBy","locale":"-","header":"x-","constant":"_"}
//! reject {"handler":"onclick","event":"ClickEvent","finder":"getNameById","locale":"en-US","header":"x-9","constant":"MAX_SIZE"}
//! reject {"handler":"onClick","event":"clickEvent","finder":"getNameById","locale":"en-US","header":"x-9","constant":"MAX_SIZE"}
//! reject {"handler":"onClick","event":"ClickEvent","finder":"getNameByid","locale":"en-US","header":"x-9","constant":"MAX_SIZE"}
//! reject {"handler":"onClick","event":"ClickEvent","finder":"getNameById","locale":"en-us","header":"x-9","constant":"MAX_SIZE"}
//! reject {"handler":"onClick","event":"ClickEvent","finder":"getNameById","locale":"EN-US","header":"x-9","constant":"MAX_SIZE"}
//! reject {"handler":"onClick","event":"ClickEvent","finder":"getNameById","locale":"en-US","header":"X-9","constant":"MAX_SIZE"}
//! reject {"handler":"onClick","event":"ClickEvent","finder":"getNameById","locale":"en-US","header":"x-A","constant":"MAX_SIZE"}
//! reject {"handler":"onClick","event":"ClickEvent","finder":"getNameById","locale":"en-US","header":"x-9","constant":"max_SIZE"}
//! reject {"handler":"onClick","event":"ClickEvent","finder":"getNameById","locale":"en-US","header":"x-9","constant":"MAX"}
/** Listen. @tool */
export function listen(
  handler: `on${Capitalize<string>}`,
  event: `${Capitalize<string>}Event`,
  finder: `get${Capitalize<string>}By${Capitalize<string>}`,
  locale: `${Lowercase<string>}-${Uppercase<string>}`,
  header: Lowercase<`X-${string}`>,
  constant: `${Uppercase<string>}_${Uppercase<string>}`,
): void {
  void [handler, event, finder, locale, header, constant];
}
