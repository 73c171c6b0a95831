import { type Language, languages } from '@festival/shared-contracts/language/languages';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { usePage } from '../../page/PageContext.tsx';
import { languageNames } from './languageNames.ts';

interface LanguageLinksProps {
  className?: string | undefined;
  itemClassName?: string | undefined;
}

/** The address of the page that stores a language and leads back to this page. */
export const addressIn = (language: Language, pathname: string, search: string): string => {
  const query = new URLSearchParams(search);
  query.set('language', language);
  return `${pathname}?${query}`;
};

/**
 * Links to the page in the other languages. Plain links work without scripts: the server stores the choice in a cookie
 * and redirects to the same address [I18-02].
 */
export function LanguageLinks({ className, itemClassName }: LanguageLinksProps) {
  const { language: current } = usePage();
  const { pathname, search } = useLocation();
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            className={itemClassName}
            href={addressIn(language, pathname, search)}
            onClick={(event) => void switchLanguage(event)}
            lang={language}
            hrefLang={language}
            rel="nofollow"
            aria-current={language === current ? 'true' : undefined}
          >
            <span>{languageNames[language]}</span>
            {language === current && <Icon icon={Check} size="s" />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Switches to another language: the server stores the choice, and this history entry is reloaded. The page therefore
 * keeps its place in the history, its scroll position, panel and form, as after a reload [I18-02]. Links opened in a
 * new tab are not affected.
 */
export const switchLanguage = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const answer = await fetch(href, { redirect: 'manual' }).catch(() => null);
  if (answer?.type === 'opaqueredirect') location.reload();
  else location.replace(href);
};
