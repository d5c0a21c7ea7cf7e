/** The berths of the quay. */
export const berths = pgTable('berths', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  metres: integer('metres').notNull(),
});
