/**
 * The formats that are checked, with the same verdicts as ajv-formats 3 (the `uri` of RFC 3986 a little more simply). An
 * unknown format is a note for people and accepts everything.
 */
const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  time: isTime,
  "date-time": isDateTime,
  duration: matches(/^P(?!$)(?:(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?|(?:\d+W)?)$/),
  email: isEmail,
  hostname: isHostname,
  ipv4: isIpv4,
  ipv6: isIpv6,
  uri: isUri,
  uuid: matches(/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i),
};

/**
 * Whether a text has a format.
 *
 * @param format - the value of the keyword `format`
 */
export function hasFormat(format: string, text: string): boolean {
  const test = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (test === undefined) return true;
  // Nothing but an address of data is long; and of a text that is, an expression would note every place it may go back to.
  return text.length <= (MAX_LENGTHS[format] ?? MAX_LENGTH) && test(text);
}

/** The longest text that is held against an expression. */
const MAX_LENGTH = 1000;
const MAX_LENGTHS: Readonly<Record<string, number>> = { uri: Number.POSITIVE_INFINITY };

function isUri(text: string): boolean {
  const scheme = /^[a-z][a-z0-9+.-]{0,99}:(?=.)/i.exec(text);
  return scheme !== null && !/[^a-z0-9\-._~!$&'()*+,;=:@/?#[\]%]|%(?![0-9a-f]{2})/i.test(text.slice(scheme[0].length));
}

function matches(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text);
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDate(text: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0));
}

function isTime(text: string): boolean {
  const parts = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i.exec(text);
  if (parts === null) return false;
  const [hour, minute, second] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const [zoneHours, zoneMinutes] = [Number(parts[5] ?? 0), Number(parts[6] ?? 0)];
  if (zoneHours > 23 || zoneMinutes > 59) return false;
  if (hour <= 23 && minute <= 59 && second < 60) return true;
  // A leap second: 23:59:60 in UTC.
  const sign = parts[4] === "-" ? -1 : 1;
  const utcMinute = minute - zoneMinutes * sign;
  const utcHour = hour - zoneHours * sign - (utcMinute < 0 ? 1 : 0);
  return (utcHour === 23 || utcHour === -1) && (utcMinute === 59 || utcMinute === -1) && second < 61;
}

function isDateTime(text: string): boolean {
  const separator = text.search(/[t\s]/i);
  return separator > 0 && isDate(text.slice(0, separator)) && isTime(text.slice(separator + 1));
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  if (!/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i.test(text.slice(0, Math.max(at, 0)))) {
    return false;
  }
  const labels = text.slice(at + 1).split(".");
  return labels.length > 1 && labels.every((label) => isLabel(label));
}

function isHostname(text: string): boolean {
  const name = text.endsWith(".") ? text.slice(0, -1) : text;
  return name.length <= 253 && name.split(".").every((label) => label.length <= 63 && isLabel(label));
}

function isLabel(label: string): boolean {
  return /^[a-z0-9-]+$/i.test(label) && !label.startsWith("-") && !label.endsWith("-");
}

function isIpv4(text: string): boolean {
  const parts = text.split(".");
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

function isIpv6(text: string): boolean {
  const halves = text.split("::");
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === "" ? [] : half.split(":")));
  const all = groups.flat();
  const last = all.at(-1);
  const tail = last?.includes(".") === true ? 2 : 1;
  if (tail === 2 && (!isIpv4(last ?? "") || text.endsWith("::"))) return false;
  const plain = tail === 2 ? all.slice(0, -1) : all;
  if (!plain.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false;
  const length = plain.length + (tail === 2 ? 2 : 0);
  return halves.length === 2 ? length <= 7 : length === 8;
}
