/** All that a CommonJS module exports. @worker @tool */
function whole(to: number): void {}

export = whole;
