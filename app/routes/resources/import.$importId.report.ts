import { type Args, idParameter, or404, requireViewer } from '~/http/page.server'
import { importReport } from '~/parts/imports/import-report.server'
import { getLanguage } from '~/http/language.server'
import { findImport } from '~/domain/imports/imports.server'

/** The report of an import as a CSV file: the rows of the upload, each with its fate. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const found = or404(await findImport(viewer, idParameter(args.params.importId)))
  return importReport(viewer, found, await getLanguage(args))
}
