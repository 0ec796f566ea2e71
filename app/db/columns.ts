import postgres, { type JSONValue } from 'postgres'

/** Renames the keys of an object from field names to column names: topicIds → topic_ids. One level deep. */
export const inColumns = (values: object) => renamed(values, postgres.fromCamel)

/** The field name of a column: topic_ids → topicIds. */
export const fieldOfColumn = postgres.toCamel

/** Renames the keys of an object from column names to field names: topic_ids → topicIds. One level deep. */
export const inFields = (values: object) => renamed(values, postgres.toCamel)

function renamed(values: object, name: (name: string) => string): Record<string, JSONValue> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [name(key), value]))
}
