import type { CellValue } from '~/domain/lists/cell-value'
import type { Language } from '~/i18n/locale'
import { csvFile } from '~/lists/csv'

type StatisticsFile = { headings: string[]; rows: CellValue[][]; language: Language }

/** The answer with statistics as a CSV file; without any, its headers alone. */
export async function statisticsFile(file: StatisticsFile | null, name: string) {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  }
  return new Response(file && (await textOf(file)), { headers })
}

async function textOf({ headings, rows, language }: StatisticsFile) {
  async function* batches() {
    yield rows
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of csvFile({ title: '', headings, batches: batches(), language, cutOff: '' }))
    chunks.push(chunk)
  return new Blob(chunks as BlobPart[])
}
