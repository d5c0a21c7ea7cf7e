const batchSize = 500;

/** Inserts rows in batches: a statement may hold at most 65,535 values. */
export async function insertInBatches<Row>(
  rows: Row[],
  insert: (batch: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize)
    await insert(rows.slice(start, start + batchSize));
}
