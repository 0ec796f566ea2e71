import postgres from 'postgres'

/** A document under the names of its columns: topicIds becomes topic_ids. One level deep. */
export const inColumns = (values: object) => renamed(values, postgres.fromCamel)

/** A document under the names of fields: topic_ids becomes topicIds. One level deep. */
export const inFields = (values: object) => renamed(values, postgres.toCamel)

function renamed(values: object, name: (name: string) => string): Record<string, never> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [name(key), value as never]))
}
