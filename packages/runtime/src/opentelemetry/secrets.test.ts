import { expect, test } from "vitest";
import { isSecretName, maskSecrets } from "./secrets.js";

test.each([
  "password",
  "apiKey",
  "api_key",
  "API-KEY",
  "x-api-key",
  "clientSecret",
  "access_token",
  "Authorization",
  "privateKey",
  "token",
])("%s is the name of a secret", (name) => {
  expect(isSecretName(name)).toBe(true);
});

test.each(["tokens", "maxTokens", "keyword", "secretary", "key", "name", "passwordHint", ""])(
  "%j is not the name of a secret",
  (name) => {
    expect(isSecretName(name)).toBe(false);
  },
);

test.each([
  ["use sk-ant-api03-abcdefghijklmnop now", "use [redacted] now"],
  ["ghp_abcdefghijklmnopqrst", "[redacted]"],
  ["Authorization: Bearer abcdefgh.ijkl", "Authorization: Bearer [redacted]"],
  ["postgres://ada:hunter2@db/x", "postgres://[redacted]@db/x"],
  ["eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.c2lnbmF0dXJl", "[redacted]"],
  ["the token is missing, ask ada@example.com", "the token is missing, ask ada@example.com"],
  ["3f0a9c1e-5b7d-4c2a-9e8f-0123456789ab", "3f0a9c1e-5b7d-4c2a-9e8f-0123456789ab"],
])("%s becomes %s", (text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
});
