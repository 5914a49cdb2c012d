import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Addresses that diners have saved; the greater the id, the later. */
export const addresses = pgTable('addresses', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: integer('user_id').notNull(),
  title: text('title').notNull(),
  name: text('name').notNull(),
  city: text('city').notNull(),
  street: text('street').notNull(),
  building: text('building').notNull(),
  entrance: text('entrance').notNull(),
  floor: text('floor').notNull(),
  apartment: text('apartment').notNull(),
  isPrivateHouse: boolean('is_private_house').notNull(),
  comment: text('comment').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
});
