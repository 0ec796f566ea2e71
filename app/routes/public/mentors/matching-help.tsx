import { useTranslation } from '~/i18n/use-translation'
import { useRootData } from '~/http/page'
import { AskForMentor } from '~/parts/mentors/ask-for-mentor'

/** Offers the team's help to a visitor or mentee who finds no mentor. */
export function MatchingHelp() {
  const { t } = useTranslation('public')
  const viewer = useRootData()?.viewer
  return (
    <section
      id="help"
      className="mt-12 grid gap-4 rounded-leaf-lg border border-saffron-ink bg-saffron-soft p-6 sm:p-8"
    >
      <h2 className="text-2xl">{t('mentors.help.title')}</h2>
      <p className="max-w-read">{t('mentors.help.text')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <AskForMentor register />
      </div>
      {!viewer && <p className="text-sm">{t('mentors.help.signIn')}</p>}
    </section>
  )
}
