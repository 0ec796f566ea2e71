import { sheets } from '~/domain/mentorships/sheets'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireSignedIn } from '~/http/page.server'
import { useTranslation } from '~/i18n/use-translation'
import { asks } from '~/parts/mentorships/planned-sessions/use-sheet-note'
import { FormPage } from '~/ui/form-page'
import { PrintButton } from '~/ui/print-button'

export const handle: Handle = { title: (t) => t('pair:sheets.title') }

export async function loader(args: Args) {
  const { role } = await requireSignedIn(args)
  return { side: role === 'mentor' ? ('mentor' as const) : ('mentee' as const) }
}

/** A topic and three questions for each session. */
export default function SessionSheetsPage() {
  const { side } = useLoaderData<typeof loader>()
  const { t } = useTranslation('pair')
  return (
    <FormPage
      title={t('sheets.title')}
      lead={t(`sheets.lead.${side}`)}
      back={{ to: `/${side}/mentorships`, label: t('common:form.backToPair') }}
    >
      {sheets.map((sheet) => (
        <section key={sheet} id={sheet} className="grid scroll-mt-6 gap-2">
          <h2 className="text-lg">{t(`sheets.${sheet}.title`)}</h2>
          <p className="max-w-read">{t(`sheets.${sheet}.text`)}</p>
          <ol className="grid list-decimal gap-1 pl-6">
            {asks.map((n) => (
              <li key={n}>{t(`sheets.${sheet}.asks.${n}`)}</li>
            ))}
          </ol>
        </section>
      ))}
      <div>
        <PrintButton label={t('common:form.print')} />
      </div>
    </FormPage>
  )
}
