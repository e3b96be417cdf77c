import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MASK, maskSecrets } from "./mask-secrets.js";

const KEY = "abcdefghij0123456789ABCDEFGHIJ0123456789";
const JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U";

/** Texts with a secret, and what of them must be gone. */
const SECRETS: readonly (readonly [string, string])[] = [
  ["connect postgres://app:s3cr3t@db:5432/x failed", "s3cr3t"],
  ["connect postgres://app:p@ss@db:5432/x failed", "p@ss"],
  ["amqp://app:pa/ss@mq failed", "pa/ss"],
  [`clone https://${KEY}@github.com/a/b failed`, KEY],
  ["GET https://x.example/a?page=2&token=abc&b=1", "abc"],
  ["GET https://x.example/a?api_key=hunter failed", "hunter"],
  [`https://x.example/a?X-Amz-Signature=${KEY}`, KEY],
  ["Authorization: Bearer abc", "abc"],
  ['{"authorization":"Basic dXNlcjpwYXNz"}', "dXNlcjpwYXNz"],
  [`sent Bearer ${KEY}`, KEY],
  ["Cookie: sid=abc; theme=dark", "abc"],
  [`sk-${KEY}`, KEY],
  [`key sk-proj-${KEY} is wrong`, KEY],
  [`sk-ant-api03-${KEY}`, KEY],
  ["sk-abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz"],
  ["AKIAIOSFODNN7EXAMPLE wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", "wJalrXUtnFEMI"],
  ["aws_secret_access_key=wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", "wJalrXUtnFEMI"],
  [`ghp_${KEY}`, KEY],
  [`github_pat_11AAAA_${KEY}`, KEY],
  ["xoxb-123456789012-abcdefABCDEF", "123456789012"],
  [`AIza${KEY}`, KEY],
  [`sk_live_${KEY}`, KEY],
  [`npm_${KEY}`, KEY],
  [JWT, "eyJzdWIi"],
  ["-----BEGIN RSA PRIVATE KEY-----\nMIIEow\nIBAAKC\n-----END RSA PRIVATE KEY-----", "IBAAKC"],
  ["password=hunter", "hunter"],
  ["--password hunter", "hunter"],
  ['{"apiKey": "hunter two"}', "hunter two"],
  ['"{\\"apiKey\\":\\"hunter two\\"}"', "hunter two"],
  ['{"password": "cut off her', "cut off her"],
  ["SECRET: hunter2", "hunter2"],
  ["Server=x;Pwd=hunter;Database=y", "hunter"],
  ["{ clientSecret: 'hunter' }", "hunter"],
  ["DB_PASSWORD=hunter node x.js", "hunter"],
];

/** Texts that have none. */
const PROSE: readonly string[] = [
  "the token is missing",
  "password must have 8 characters",
  "password: expected at least 8 characters, got a text of 5 characters",
  "token: missing; expected string",
  "Authorization: missing",
  "basic authentication is required, a bearer of bad news",
  "123e4567-e89b-42d3-a456-426614174000",
  "da39a3ee5e6b4b0d3255bfef95601890afd80709",
  "sha256: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  `data:image/png;base64,iVBORw0KGgo${"AAAANSUhEUgAB/9k+".repeat(20)}=`,
  "GET https://x.example/@scope/a@1 and http://localhost:3000/users/@me failed",
  "GET https://x.example/list?pageToken=abc123&sort=key&maxTokens=5",
  '{"maxTokens": 500, "keyword": "a", "secretary": "Ada", "pageToken": "p2"}',
  "tokens=5, hasPassword=true, password=null",
  "sk-fading-circle-inner-dots",
  "if (password == other) return",
  "mail ada@example.com: see you at 10:30",
];

describe("what must not leave", () => {
  test.each(SECRETS)("%s", (text, secret) => {
    const masked = maskSecrets(text);
    expect(masked).not.toContain(secret);
    expect(masked).toContain(MASK);
    expect(maskSecrets(masked)).toBe(masked);
  });

  test("what stands around it stays", () => {
    expect(maskSecrets("connect postgres://app:s3cr3t@db:5432/x failed")).toBe(
      `connect postgres://${MASK}@db:5432/x failed`,
    );
    expect(maskSecrets("GET https://x.example/a?page=2&token=abc&b=1")).toBe(
      `GET https://x.example/a?page=2&token=${MASK}&b=1`,
    );
    expect(maskSecrets('{"a":1,"apiKey":"hunter two","b":2}')).toBe(`{"a":1,"apiKey":"${MASK}","b":2}`);
  });
});

test.each(PROSE)("is left alone: %s", (text) => {
  expect(maskSecrets(text)).toBe(text);
});

/** Pieces that attack the expressions: beginnings of secrets, put together at random. */
const pieces = fc.constantFrom(
  ...SECRETS.flatMap(([text]) => [text, text.slice(0, 12), text.slice(-9)]),
  ...PROSE,
  ..."://|@|:|=|\"|'|\\|password|token|[|]|-----BEGIN PRIVATE KEY-----|eyJ|.|-| |\n|?|&|Bearer |cookie:|--".split("|"),
);
const texts = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.array(pieces, { maxLength: 12 }).map((all) => all.join("")),
);

describe("whatever the text", () => {
  test("masking twice is masking once", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const masked = maskSecrets(text);
        expect(maskSecrets(masked)).toBe(masked);
      }),
      { numRuns: 2000 },
    );
  });

  test("the length stays bounded", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(maskSecrets(text).length).toBeLessThanOrEqual(4 * text.length);
      }),
      { numRuns: 500 },
    );
    expect(maskSecrets("x ".repeat(1e6)).length).toBeLessThanOrEqual(1_000_001);
  });

  test.each([
    "://",
    "://a:",
    "eyJ",
    "sk-",
    "password",
    "a.",
    "-----BEGIN PRIVATE KEY-----",
    "cookie:",
    "?a=",
    '\\"',
    "bearer ",
  ])("much of %s comes to an end", (piece) => {
    expect(maskSecrets(piece.repeat(1e6 / piece.length)).length).toBeGreaterThan(0);
  });
});
