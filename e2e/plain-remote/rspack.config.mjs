import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { builds } from './builds.mjs';

export default builds(ModuleFederationPlugin, 'builtin:swc-loader');
