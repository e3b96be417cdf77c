import { expect, test } from "vitest";
import { isSecretName } from "./secret-name.js";

test.each(
  "password newPassword passwordHash password2 PGPASSWORD db_password apiKey api_key X-Api-Key apikey authorization Authorization client_secret clientSecret SECRET accessToken access_token refreshToken token authToken CSRFToken privateKey secretAccessKey AccountKey credentials passphrase cookie jwt".split(
    " ",
  ),
)("%s names a secret", (name) => {
  expect(isSecretName(name)).toBe(true);
});

test.each(
  "tokens maxTokens max_tokens tokenCount pageToken nextPageToken keyword key primaryKey secretary secretName accessKeyId hasPassword requiresAuthorization passwordLength author tokenizer city __proto__ constructor".split(
    " ",
  ),
)("%s does not", (name) => {
  expect(isSecretName(name)).toBe(false);
});

test("a name without words, or a very long one", () => {
  expect(isSecretName("")).toBe(false);
  expect(isSecretName("$%")).toBe(false);
  expect(isSecretName(`${"a".repeat(1e6)}_password`)).toBe(true);
});
