const formatterCache = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter: creating one costs a hundred times as much as using it, and tables format every row. */
export function dateFormatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = formatterCache.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formatterCache.set(key, known);
  return known;
}
