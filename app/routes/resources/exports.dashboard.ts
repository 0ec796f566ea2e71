import { readDashboardQuery } from '~/domain/dashboard/dashboard-query'
import { exportDashboard } from '~/domain/dashboard/dashboard.server'
import { type Args, requireViewer } from '~/http/page.server'
import { i18nFor, getLanguage } from '~/i18n/i18n.server'
import { dashboardFile } from '~/parts/dashboard/dashboard-file.server'

/** The statistics of the dashboard as a CSV file, with the filters of the page. HEAD reads and records nothing. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const language = await getLanguage(args.request)
  const reads = args.request.method !== 'HEAD'
  const dashboard = reads ? await exportDashboard(viewer, readDashboardQuery(args.request.url)) : null
  return dashboardFile(dashboard, language, (await i18nFor(language)).t)
}
