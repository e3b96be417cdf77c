interface Job {
  title: string;
  pattern: RegExp;
  state: { token: symbol };
}

/** Run a job. @tool */
export function run(job: Job, done: () => void): string {
  done();
  return job.title;
}

/** Another tool of the file is not touched. @tool */
export function fine(n: number): number {
  return n;
}
