import type ts from "typescript";
import type { WorkerModule } from "../../options.js";

/** The program, with its own answer to what it emits for a file. */
type EmittingProgram = ts.Program & { getEmitModuleFormatOfFile?: (file: ts.SourceFile) => ts.ModuleKind };

/** How the module that is emitted for a file gives its own address: as an ES module, or as a CommonJS one. */
export function ownAddress(compiler: typeof ts, program: EmittingProgram, file: ts.SourceFile): WorkerModule {
  const { ModuleKind } = compiler;
  const kind = program.getEmitModuleFormatOfFile?.(file) ?? impliedKind(compiler, program, file);
  if (kind >= ModuleKind.ES2015) return { address: "import.meta.url" };
  if (kind === ModuleKind.CommonJS) return { address: "__filename" };
  return {
    problem: `a module of the kind ${ModuleKind[kind]} cannot be imported by a worker`,
    help: 'Build the project as ES modules or CommonJS: `"module": "nodenext"` in the tsconfig.',
  };
}

function impliedKind(compiler: typeof ts, program: ts.Program, file: ts.SourceFile): ts.ModuleKind {
  const { module = compiler.ModuleKind.CommonJS } = program.getCompilerOptions();
  return file.impliedNodeFormat ?? module;
}
