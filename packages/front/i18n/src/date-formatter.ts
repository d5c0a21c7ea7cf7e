const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter: creating one costs a hundred times as much as using it, and tables format every row. */
export function dateFormatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(key, known);
  return known;
}
