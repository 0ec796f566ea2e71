import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { settingParts } from '~/domain/settings/schema'
import { readSettings } from '~/domain/settings/settings.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { PageHeader } from '~/ui/page-header'
import { Contents, RecordSection } from '~/ui/record-page'
import { SummaryList } from '~/ui/summary-list'
import { VisuallyHidden } from '~/ui/visually-hidden'

export const handle: Handle = { title: (t) => t('common:shell.admin.settings') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [settings, prices, rates] = await Promise.all([
    readSettings(viewer),
    reads.packagePrices(viewer),
    reads.vatRates(viewer),
  ])
  const ofNow = ({ state }: { state: string }) => state === 'now'
  return { settings, prices: prices.filter(ofNow), vat: rates.find(ofNow)! }
}

export default function SettingsPage() {
  const { settings, prices, vat } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('settings')
  const sections = [
    ...(['prices', 'texts'] as const).map((id) => ({ id, title: t(`${id}.title`) })),
    ...settingParts.map((id) => ({ id, title: t(`settings.parts.${id}`) })),
  ]
  return (
    <>
      <PageHeader title={t('common:shell.admin.settings')} lead={t('settings.lead')} />
      <div className="grid max-w-read gap-10">
        <Contents label={t('common:shell.onThisPage')} sections={sections} />
        {settings.samples.length > 0 && (
          <Banner tone="warning" title={t('settings.samplesTitle')}>
            <p>
              {t('settings.samples', {
                names: settings.samples.map((name) => t(`settings.fields.${name}`)).join(', '),
              })}
            </p>
          </Banner>
        )}
        <RecordSection id="prices" title={t('prices.title')}>
          <div className="grid gap-4">
            <SummaryList
              rows={[
                ...prices.map(({ names, priceCents, currency }) => ({
                  label: nameIn(language, names),
                  value: formatMoney(language, priceCents, currency),
                })),
                {
                  label: t('admin:purchases.vat'),
                  value: `${vat.percent} %${vat.ground ? ` · ${vat.ground}` : ''}`,
                },
              ]}
            />
            <div>
              <LinkButton to="/admin/settings/prices" variant="secondary">
                {t('prices.all')}
              </LinkButton>
            </div>
          </div>
        </RecordSection>
        <RecordSection id="texts" title={t('texts.title')}>
          <div className="grid gap-4">
            <p>{t('texts.lead')}</p>
            <div>
              <LinkButton to="/admin/settings/texts" variant="secondary">
                {t('texts.all')}
              </LinkButton>
            </div>
          </div>
        </RecordSection>
        {settingParts.map((part) => (
          <RecordSection key={part} id={part} title={t(`settings.parts.${part}`)}>
            <div className="grid gap-4">
              <SummaryList
                figures={part === 'limits'}
                rows={Object.entries(settings[part]).map(([name, value]) => ({
                  label: t(`settings.fields.${name}`),
                  value: <span className="break-words">{value || '–'}</span>,
                }))}
              />
              <div>
                <LinkButton to={`/admin/settings/${part}`} variant="secondary">
                  {t('common:form.change')}
                  <VisuallyHidden> {t(`settings.parts.${part}`)}</VisuallyHidden>
                </LinkButton>
              </div>
            </div>
          </RecordSection>
        ))}
      </div>
    </>
  )
}
