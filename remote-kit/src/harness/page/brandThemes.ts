// Every brand's theme at once: the harness switches by `data-brand` alone.
import '@festival/shared-ui/brands/nachtwoud/theme.css';
import '@festival/shared-ui/brands/solstrand/theme.css';
